// The words of the account screens. Headings, fields, buttons and links are those of the specification.

export const accountScreens = {
  motto: 'Banners and service cards, kept on course.',
  register: {
    title: 'Registration',
    intro: 'For administrators of this website. We email you a code to verify your address.',
    submit: 'Login',
    busy: 'Registering',
    login: 'Already Have an account?',
    passwordHint: '12 characters or more, and not easy to guess: a few unusual words do well.',
  },
  verify: {
    title: 'Verify Code',
    intro: 'Enter the six-digit code from our email. It is valid for 10 minutes.',
    submit: 'SUBMIT',
    busy: 'Verifying',
    resend: 'Send a new code',
    resending: 'Sending',
    staysHere:
      'Email is not set up here yet. The code is printed where the server runs, and each email is a file in the outbox folder beside its data.',
  },
  login: {
    title: 'Login',
    intro: 'For administrators of this website.',
    submit: 'Login',
    busy: 'Checking',
    forgot: 'Forgot Password?',
    enterCode: 'Enter the code',
  },
  forgot: {
    title: 'Forgot password',
    intro: 'We will email you a link and a one-time token for a new password.',
    submit: 'Submit',
    busy: 'Sending',
  },
  reset: {
    title: 'Reset Password',
    intro: 'Enter the token from our email and choose a new password. You are logged out everywhere.',
    submit: 'Reset Password',
    busy: 'Saving',
  },
  fields: {
    username: 'Username',
    email: 'Email',
    password: 'Password',
    code: 'Code',
    token: 'Token',
    newPassword: 'New password',
  },
} as const;
