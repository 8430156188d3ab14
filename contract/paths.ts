/** Separate from `paths`: every page's inline script uses it and should not bundle the whole table. */
export const servicesPath = '/api/v1/getservice';

/** Every API path, shared by server and browser. */
export const paths = {
  healthz: '/healthz',
  readyz: '/readyz',
  metrics: '/metrics',
  healthBoard: '/api/v1/health-board',

  publicBanners: '/getbanner',
  banners: '/api/v1/getbanner',
  addBanner: '/api/v1/addbanner',
  updateBanner: '/api/v1/update-banner/:id',
  deleteBanner: '/api/v1/delete-banner/:id',

  services: servicesPath,
  addService: '/api/v1/addservice',
  updateService: '/api/v1/update-service/:id',
  deleteService: '/api/v1/delete-service/:id',

  moveCard: '/api/v1/cards/:kind/:id/move',
  bin: '/api/v1/bin',
  binEntry: '/api/v1/bin/:id',
  restoreFromBin: '/api/v1/bin/:id/restore',
  switches: '/api/v1/switches',
  activity: '/api/v1/activity',
  upload: '/uploads/:folder/:file',

  homepage: '/api/v1/homepage',

  signup: '/api/v1/adminsignup',
  verify: '/api/v1/adminverify',
  resendCode: '/api/v1/admin-resend-code',
  login: '/api/v1/adminlogin',
  forgotPassword: '/api/v1/admin-forget-password',
  resetPassword: '/api/v1/admin-reset-password',
  logout: '/api/v1/adminlogout',
  me: '/api/v1/me',
  team: '/api/v1/team',
  approveMember: '/api/v1/team/:id/approve',
  memberRole: '/api/v1/team/:id/role',
  removeMember: '/api/v1/team/:id',

  contact: '/contact',
  formToken: '/api/v1/form-token',

  messages: '/api/v1/messages',
  unreadMessages: '/api/v1/messages/unread',
  exportMessages: '/api/v1/messages/export',
  eraseMessages: '/api/v1/messages/erase',
  message: '/api/v1/messages/:id',
  restoreMessage: '/api/v1/messages/:id/restore',
} as const;
