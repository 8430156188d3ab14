import { AppError } from '../../errors.ts';

const timeoutMs = 5000;

/** Verifies a captcha response with its provider. Fails closed: anything but a clear success is rejected. */
export function captchaCheck(
  { secret, verifyUrl }: { secret: string; verifyUrl: string },
  log: { warn: (details: object, text: string) => void },
) {
  return async function check(answer: string): Promise<void> {
    if (!answer) throw refused('Please confirm that you are not a robot.');
    let verdict: { success?: unknown };
    try {
      const response = await fetch(verifyUrl, {
        method: 'POST',
        body: new URLSearchParams({ secret, response: answer }),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      });
      if (!response.ok) throw new Error(`the provider answered ${response.status}`);
      verdict = (await response.json()) as { success?: unknown };
    } catch (error) {
      log.warn({ err: error }, 'the captcha could not be verified');
      throw new AppError(
        503,
        'The robot check does not answer at the moment, so your message was not sent. Please try again in a few minutes.',
        { code: 'captcha-unavailable', headers: { 'retry-after': '60' } },
      );
    }
    if (verdict?.success !== true) throw refused('The robot check was not passed. Please try it once more.');
  };
}

const refused = (sentence: string) => new AppError(400, sentence, { code: 'captcha-failed', fields: { captcha: sentence } });
