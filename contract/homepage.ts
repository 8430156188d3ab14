/** What the administrators have switched onto the homepage; null where a switch is off or its list is empty. */
export type ManagedHome = { banners: ManagedCard[] | null; services: ManagedCard[] | null };

/** A banner or service card of the back office, as the homepage shows it. */
export type ManagedCard = {
  id: string;
  title: string;
  slogan?: string;
  description: string;
  /** Empty for a decorative image. */
  alt: string;
  image: ManagedImage;
};

/** An image an administrator uploaded, in the sizes and types the server made of it. */
export type ManagedImage = {
  src: string;
  width: number;
  height: number;
  /** A tiny preview as a data: address, shown until the image arrives; empty where there is none yet. */
  placeholder: string;
  sources: { type: string; srcSet: string }[];
};

export const emptyHome: ManagedHome = { banners: null, services: null };
