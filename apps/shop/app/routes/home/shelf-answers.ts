// Apart from the calls that browsing makes: few home pages have categories with products.
export { getShelves } from '@rider/api/catalogue';
