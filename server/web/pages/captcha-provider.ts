/** The script of a captcha, and the sources its script, frames and requests need in the Content-Security-Policy. */
export type CaptchaProvider = { script: string; sources: string[] };

/** Detects the provider from the verification URL. Any other provider with reCAPTCHA's protocol works too. */
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
