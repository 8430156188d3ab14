import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** What reCAPTCHA and the providers that speak like it put on the page. */
type CaptchaApi = {
  render?: (container: HTMLElement, options: Record<string, unknown>) => unknown;
  ready?: (then: () => void) => void;
  reset: (widget: unknown) => void;
};

const api = () => (window as { grecaptcha?: CaptchaApi }).grecaptcha;
const loading = new Map<string, Promise<void>>();

/** Fetches the provider's script once. */
function loadScript(src: string): Promise<void> {
  const underway =
    loading.get(src) ??
    new Promise<void>((resolve, reject) => {
      const script = document.createElement('script');
      script.src = src;
      script.async = true;
      script.onload = () =>
        api()?.render ? resolve() : api()?.ready ? api()?.ready?.(resolve) : reject(new Error('No captcha.'));
      script.onerror = () => {
        loading.delete(src);
        script.remove();
        reject(new Error('The captcha could not be loaded.'));
      };
      document.head.append(script);
    });
  loading.set(src, underway);
  return underway;
}

type CaptchaProps = {
  siteKey: string;
  script: string;
  theme?: 'light' | 'dark';
  size?: 'normal' | 'compact' | 'invisible';
  badge?: 'bottomright' | 'bottomleft' | 'inline';
  /** Called with the answer, and with nothing when it has run out. */
  onAnswer: (answer: string) => void;
  /** An answer is good for one try: another number here asks for a new one. */
  attempt: number;
  /** Shown where the provider cannot be reached. */
  unavailable: string;
};

/** The captcha widget of the specification's section 9. Put it on a page only where a site key is configured. */
export function Captcha({
  siteKey,
  script,
  theme = 'light',
  size = 'normal',
  badge = 'bottomright',
  onAnswer,
  attempt,
  unavailable,
}: CaptchaProps) {
  const container = useRef<HTMLDivElement>(null);
  const widget = useRef<unknown>(undefined);
  const [failed, setFailed] = useState(false);
  const answer = useEffectEvent(onAnswer);

  useEffect(() => {
    let gone = false;
    const place = () => {
      if (gone || !container.current || widget.current !== undefined) return;
      widget.current = api()?.render?.(container.current, {
        sitekey: siteKey,
        theme,
        size,
        badge,
        callback: (text: string) => answer(text),
        'expired-callback': () => answer(''),
        'error-callback': () => answer(''),
      });
    };
    loadScript(script).then(place, () => !gone && setFailed(true));
    return () => {
      gone = true;
    };
  }, [siteKey, script, theme, size, badge]);

  useEffect(() => {
    if (!attempt || widget.current === undefined) return;
    api()?.reset(widget.current);
    answer('');
  }, [attempt]);

  return (
    <div className="captcha">
      <div ref={container} />
      {failed ? <p role="alert">{unavailable}</p> : null}
    </div>
  );
}
