/** The development server's path for the styles of everything that the server renders. */
export const STYLES_PATH = '/development.css';
