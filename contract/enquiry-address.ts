/** The sender's private page. The key stands behind #, which browsers keep to themselves. Here without zod, for browsers. */
export const enquiryAddress = (base: string, key: string) => `${base}/enquiry#${key}`;
