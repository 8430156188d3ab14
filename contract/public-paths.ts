/** Separate from `paths`: every page's inline script uses them and should not bundle the whole table. */
export const servicesPath = '/api/v1/getservice';
export const bannersPath = '/getbanner';

/** Calls of public pages, in a file of their own: visitors do not fetch the back office's table. */
export const publicPaths = {
  publicBanners: bannersPath,
  services: servicesPath,

  contact: '/contact',
  formToken: '/api/v1/form-token',

  enquiry: '/api/v1/enquiry',
  enquiryLine: '/api/v1/enquiry/line',
  eraseEnquiry: '/api/v1/enquiry/erase',
} as const;
