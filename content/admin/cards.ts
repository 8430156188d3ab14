// The words of All Banners, Add Banner, Add Service and All Services.

export const cardWords = {
  banner: { one: 'banner', many: 'banners', list: 'All Banners', add: 'Add Banner', needs: 'a title' },
  service: { one: 'service', many: 'services', list: 'All Services', add: 'Add Service', needs: 'a title, a slogan' },
} as const;

type Names = { one: string; many: string };

export const listWords = {
  count: (count: number, { one, many }: Names) => (count === 0 ? `No ${many}` : count === 1 ? `1 ${one}` : `${count} ${many}`),
  empty: (many: string) => `No ${many} yet`,
  emptyText: (needs: string) => `Add the first one: ${needs}, a description and an image.`,
  restored: (title: string) => `${title} is back in the list.`,
  moved: (title: string, place: number, count: number) => `${title} is now ${place} of ${count}.`,
  noAlt: 'No alt text yet. Update it to add one, or to mark the image as decorative.',
  update: 'Update',
  delete: 'Delete',
  order: 'Order',
  top: 'Move to top',
  up: 'Move up',
  down: 'Move down',
  binned: 'is in the bin. It stays there for 30 days.',
  undo: 'Undo',
  dismiss: 'Dismiss',
} as const;

export const otherCardWords = {
  heading: 'Not shown now',
  add: (one: string) => `Prepare a ${one} as a draft`,
  none: 'Drafts, planned ones and those whose time is over are listed here.',
  more: 'Link, plan, versions',
} as const;

export const switchWords = {
  show: (many: string) => `Show these ${many} on the homepage`,
  preview: 'Preview homepage',
  previewMore: (many: string) => ` with these ${many}, in a new tab`,
  unknown: 'The switch could not be read.',
  logFetch: 'Failed to fetch switches',
  logChange: 'Failed to change switch',
} as const;

export const cardFormWords = {
  title: 'Title',
  slogan: 'Slogan',
  description: 'Description',
  image: 'Image',
  alt: 'Alt text',
  altHint: 'What somebody would miss who cannot see the picture. You can add it later.',
  decorative: 'Decorative only',
  optional: ' optional',
  imageStays: 'The current image stays if you choose none.',
  imageHint: 'JPEG, PNG, WebP, AVIF or GIF, up to 10 MB. Drop it here, or choose it.',
  chooseImage: 'Choose image',
  upload: 'Upload',
  uploading: 'Uploading…',
  preparing: 'Preparing the image…',
  previewNote: 'The homepage with it, in front of the others. Nothing is saved yet.',
  smallImage: (width: number, height: number) =>
    `It has ${width} × ${height} pixels and will look blurred. 1600 × 900 or more is sharp everywhere.`,
  newImage: 'The image is another one: does this still describe it?',
  adding: 'Adding',
  notAdded: (one: string, why: string) => `The ${one} is not added. ${why}`,
} as const;

export const updateWords = {
  heading: (one: string) => `Update ${one}`,
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving',
  keepTheirs: 'Keep theirs',
  editMine: 'Edit mine',
  saveMine: 'Save mine',
  conflict: (one: string) =>
    `Somebody else has changed this ${one} while you were editing. Nothing of yours is saved yet: choose which version to keep.`,
  theirs: 'Theirs, saved',
  yours: 'Yours',
  none: 'None',
  staysTheirs: 'Stays as theirs',
  newFile: (name: string) => `The new file ${name}`,
} as const;
