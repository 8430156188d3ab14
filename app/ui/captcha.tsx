import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** The global API of reCAPTCHA and compatible providers. */
type CaptchaApi = {
  render?: (container: HTMLElement, options: Record<string, unknown>) => unknown;
  ready?: (then: () => void) => void;
  reset: (widget: unknown) => void;
};

const api = () => (window as { grecaptcha?: CaptchaApi }).grecaptcha;
const loading = new Map<string, Promise<void>>();

/** Loads the provider's script once. */
function loadScript(src: string): Promise<void> {
  const pending =
    loading.get(src) ??
    new Promise<void>((resolve, reject) => {
      const script = document.createElement('script');
      script.src = src;
      script.async = true;
      script.onload = () =>
        api()?.render ? resolve() : api()?.ready ? api()?.ready?.(resolve) : reject(new Error('The captcha API is missing.'));
      script.onerror = () => {
        loading.delete(src);
        script.remove();
        reject(new Error('The captcha could not be loaded.'));
      };
      document.head.append(script);
    });
  loading.set(src, pending);
  return pending;
}

type CaptchaProps = {
  siteKey: string;
  script: string;
  theme?: 'light' | 'dark';
  size?: 'normal' | 'compact' | 'invisible';
  badge?: 'bottomright' | 'bottomleft' | 'inline';
  /** Called with the response token, or with '' when it expires. */
  onAnswer: (answer: string) => void;
  /** A response token is single-use: a new number here requests another. */
  attempt: number;
  /** Shown if the provider cannot be reached. */
  unavailable: string;
};

/** The captcha widget of the specification's section 9. Render it only if a site key is configured. */
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
    let unmounted = false;
    const place = () => {
      if (unmounted || !container.current || widget.current !== undefined) return;
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
    loadScript(script).then(place, () => !unmounted && setFailed(true));
    return () => {
      unmounted = true;
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
