/** The login's answer that the screen follows with a way to the code; here, without zod, so that the browser can carry it. */
export const notVerifiedSentence = 'Your email address is not verified yet. Enter the code we mailed you, or ask for a new one.';
