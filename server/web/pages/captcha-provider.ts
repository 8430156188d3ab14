/** What a page needs to show a captcha: its script, and where the script, its frames and its calls come from. */
export type CaptchaProvider = { script: string; sources: string[] };

/** Knows the provider by the address that verifies answers; any other one that speaks reCAPTCHA's protocol works too. */
export function captchaProvider(verifyUrl: string): CaptchaProvider {
  const { hostname, origin } = new URL(verifyUrl);
  if (hostname === 'challenges.cloudflare.com') {
    return { script: `${origin}/turnstile/v0/api.js?render=explicit&compat=recaptcha`, sources: [origin] };
  }
  if (hostname === 'hcaptcha.com' || hostname.endsWith('.hcaptcha.com')) {
    return {
      script: 'https://js.hcaptcha.com/1/api.js?render=explicit',
      sources: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
    };
  }
  if (hostname === 'www.google.com' || hostname === 'www.recaptcha.net') {
    return {
      script: `${origin}/recaptcha/api.js?render=explicit`,
      sources: [`${origin}/recaptcha/`, 'https://www.gstatic.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    };
  }
  return { script: new URL('api.js?render=explicit', verifyUrl).href, sources: [origin] };
}
