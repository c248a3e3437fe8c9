/** Registering and signing in. */
export const signIn = {
  /** Stands beside the forms on wide screens. */
  promise: {
    title: 'Every story has a mother tongue',
    lead: 'Films, series, music and live television from across India, in the languages they were made in.',
    points: [
      'Cinema, short films and web series in more than ten languages',
      'News, interviews and documentaries as they happen',
      'Cartoons and stories for children, bhajans and talks for the family',
    ],
  },
  fields: {
    name: 'Full name',
    email: 'Email',
    phone: 'Phone number',
    phoneHint: '10 digits, or with your country code',
    password: 'Password',
    passwordHint: 'At least 8 characters, with upper case, lower case and a number',
    confirmation: 'Confirm password',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
  },
  register: {
    title: 'Create your account',
    lead: 'It takes a minute. You choose a plan afterwards.',
    submit: 'Create account',
    submitting: 'Creating your account',
    haveAccount: 'Already have an account?',
  },
  login: {
    title: 'Welcome back',
    lead: 'Sign in to continue watching.',
    submitting: 'Signing in',
    rememberMe: 'Remember me',
    forgotPassword: 'Forgot password?',
    or: 'or continue with',
    google: 'Google',
    facebook: 'Facebook',
    continueWith: { google: 'Continue with Google', facebook: 'Continue with Facebook' },
    newHere: 'New here?',
    signUp: 'Sign up',
    passwordResetSent: 'Password reset email sent. Please check your inbox.',
    waitingForPopup: {
      google: 'Continue with Google in the pop-up window.',
      facebook: 'Continue with Facebook in the pop-up window.',
    },
  },
};
