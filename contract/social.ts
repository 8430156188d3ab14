// Open Graph images: every page has one, at an address made from its own. Articles have had theirs longest, by slug.

/** The image of the page at a canonical path. */
export const socialImage = (path: string) =>
  `/social${path === '/' ? '/home' : path.replace(/^\/blogDetails\//, '/articles/')}.jpg`;

/** The path of the page that an image belongs to. */
export const pageOfImage = (image: string) =>
  image
    .replace(/^\/social|\.jpg$/g, '')
    .replace(/^\/articles\//, '/blogDetails/')
    .replace(/^\/home$/, '/');
