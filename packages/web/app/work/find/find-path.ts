/** Where the workplace is searched, in the palette and as a page. */
export const FIND_PATH = '/desk/find'
