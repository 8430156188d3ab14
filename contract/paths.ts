/** Separate from `paths`: every page's inline script uses it and should not bundle the whole table. */
export const servicesPath = '/api/v1/getservice';

/** Calls of public pages, apart so that visitors do not fetch the back office's table. */
export const publicPaths = {
  publicBanners: '/getbanner',
  services: servicesPath,

  contact: '/contact',
  formToken: '/api/v1/form-token',

  enquiry: '/api/v1/enquiry',
  enquiryLine: '/api/v1/enquiry/line',
  eraseEnquiry: '/api/v1/enquiry/erase',
} as const;

/** Every API path, shared by server and browser. */
export const paths = {
  ...publicPaths,

  healthz: '/healthz',
  readyz: '/readyz',
  metrics: '/metrics',
  healthBoard: '/api/v1/health-board',

  banners: '/api/v1/getbanner',
  addBanner: '/api/v1/addbanner',
  updateBanner: '/api/v1/update-banner/:id',
  deleteBanner: '/api/v1/delete-banner/:id',

  addService: '/api/v1/addservice',
  updateService: '/api/v1/update-service/:id',
  deleteService: '/api/v1/delete-service/:id',

  moveCard: '/api/v1/cards/:kind/:id/move',
  bin: '/api/v1/bin',
  binEntry: '/api/v1/bin/:id',
  restoreFromBin: '/api/v1/bin/:id/restore',
  switches: '/api/v1/switches',
  activity: '/api/v1/activity',
  exportActivity: '/api/v1/activity/export',
  upload: '/uploads/:folder/:file',

  homepage: '/api/v1/homepage',

  signup: '/api/v1/adminsignup',
  verify: '/api/v1/adminverify',
  resendCode: '/api/v1/admin-resend-code',
  login: '/api/v1/adminlogin',
  forgotPassword: '/api/v1/admin-forget-password',
  resetPassword: '/api/v1/admin-reset-password',
  logout: '/api/v1/adminlogout',
  secondFactor: '/api/v1/adminlogin/second-factor',
  secondFactorOptions: '/api/v1/adminlogin/second-factor/options',
  passkeyLogin: '/api/v1/adminlogin/passkey',
  passkeyLoginOptions: '/api/v1/adminlogin/passkey/options',
  notMe: '/api/v1/not-me',
  confirmEmail: '/api/v1/email/confirm',
  acceptInvitation: '/api/v1/invitations/accept',

  me: '/api/v1/me',
  mySessions: '/api/v1/me/sessions',
  mySession: '/api/v1/me/sessions/:id',
  myTotp: '/api/v1/me/totp',
  confirmTotp: '/api/v1/me/totp/confirm',
  myPasskeys: '/api/v1/me/passkeys',
  passkeyOptions: '/api/v1/me/passkeys/options',
  myFactor: '/api/v1/me/factors/:id',
  recoveryCodes: '/api/v1/me/recovery-codes',
  verifyMe: '/api/v1/me/verify',
  verifyMeOptions: '/api/v1/me/verify/options',

  invitations: '/api/v1/team/invitations',
  invitation: '/api/v1/team/invitations/:id',
  factorRule: '/api/v1/team/second-factor',
  memberSessions: '/api/v1/team/:id/sessions',
  memberFactors: '/api/v1/team/:id/factors',
  team: '/api/v1/team',
  approveMember: '/api/v1/team/:id/approve',
  memberRole: '/api/v1/team/:id/role',
  removeMember: '/api/v1/team/:id',

  entries: '/api/v1/entries/:kind',
  entry: '/api/v1/entries/:kind/:id',
  publishEntry: '/api/v1/entries/:kind/:id/publish',
  withdrawEntry: '/api/v1/entries/:kind/:id/withdraw',
  entryVersions: '/api/v1/entries/:kind/:id/versions',
  entryVersion: '/api/v1/entries/:kind/:id/versions/:number',
  restoreVersion: '/api/v1/entries/:kind/:id/versions/:number/restore',
  entrySchemas: '/api/v1/entry-schemas',
  images: '/api/v1/images',
  image: '/api/v1/images/:image',
  replaceImage: '/api/v1/images/:image/replace',
  factUses: '/api/v1/facts/uses',
  preview: '/api/v1/preview',
  previewAsOf: '/api/v1/preview/as-of',

  messages: '/api/v1/messages',
  unreadMessages: '/api/v1/messages/unread',
  exportMessages: '/api/v1/messages/export',
  eraseMessages: '/api/v1/messages/erase',
  messageChoices: '/api/v1/messages/choices',
  messageEvents: '/api/v1/messages/events',
  bulkMessages: '/api/v1/messages/bulk',
  eraseChosenMessages: '/api/v1/messages/erase-chosen',
  messageFile: '/api/v1/message-files/:id',
  replyTemplates: '/api/v1/reply-templates',
  replyTemplate: '/api/v1/reply-templates/:id',
  message: '/api/v1/messages/:id',
  messageNotes: '/api/v1/messages/:id/notes',
  messageReplies: '/api/v1/messages/:id/replies',
  restoreMessage: '/api/v1/messages/:id/restore',
} as const;
