// What the product says back: the texts of the specification's section 8, word for word, and our own beside them.

/** Alerts, page messages and log texts that the specification fixes. */
export const messages = {
  registration: {
    success: 'Registration successful',
    failure: 'Registration failed',
    network: 'Error occurred during registration',
  },
  verification: {
    success: 'Verification successful',
    log: 'Network response was not ok.',
  },
  login: {
    success: 'Login successful',
    log: 'Login failed',
  },
  forgotPassword: {
    success: 'Password token link sent to your email.',
    failure: 'Failed to reset your password.Try again.',
  },
  resetPassword: {
    success: 'Password reset successful. You can now log in with your new password.',
    failure: 'Failed to reset your password. Please try again.',
  },
  banner: {
    added: 'Banner Added successfully',
    updated: 'Banner updated successfully!',
    deleted: 'Banner deleted successfully!',
  },
  /** The specification's alerts for services say 'Banner' after an update or a deletion. */
  serviceCard: {
    added: 'Service Added successfully',
    updated: 'Service Banner updated successfully!',
    deleted: 'Service Banner deleted successfully!',
  },
  /** Logged when a call of the dashboard or of the home screen fails; services share them. */
  log: {
    fetchBanners: 'Failed to fetch banners',
    addBanner: 'Failed to add banner',
    updateBanner: 'Failed to update banner',
    deleteBanner: 'Failed to delete banner',
  },
  applicationError: 'Unexpected Application Error!',
} as const;

/** Sentences beside fields and forms where the specification is silent. */
export const formMessages = {
  required: 'This field is required.',
  requiredNote: 'Fields marked with an asterisk are required.',
  email: 'Enter an email address like name@company.com.',
  network: 'We could not reach the server. Check your connection and try again; what you typed is still here.',
} as const;

/** The screen for unknown routes and for faults. */
export const errorScreen = {
  404: {
    kicker: '404 Not Found',
    text: 'This page is not on our chart. It may have moved, or the address may have a typo.',
  },
  500: {
    kicker: '500 Server Error',
    text: 'Something went wrong on our side. Your request was not completed; trying again in a moment often helps.',
  },
  offline: {
    kicker: 'No connection',
    text: 'You seem to be offline, so this page could not be fetched. Try again when the connection is back.',
  },
  meant: 'Were you looking for this?',
  retry: 'Try again',
  home: 'Back to the home page',
  services: 'All services',
} as const;
