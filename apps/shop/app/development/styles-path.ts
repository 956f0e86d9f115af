/** Where the development server gives the styles of all that the server renders. */
export const STYLES_PATH = '/development.css';
