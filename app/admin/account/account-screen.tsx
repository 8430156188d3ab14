import type { ReactNode } from 'react';
import { accountScreens } from '../../../content/account.ts';
import { PageHead } from '../../seo/page-head.tsx';
import { ThemeToggle } from '../../shell/theme-toggle.tsx';
import { useSite } from '../../site.ts';
import { Link } from '../../ui/link.tsx';
import { Logo } from '../../ui/logo.tsx';
import { HeroPicture } from '../../ui/picture.tsx';
import { AzimuthRing } from '../../ui/ring.tsx';

/** Layout of the account screens: artwork on one side, the form on the other. */
export function AccountScreen({ title, intro, children }: { title: string; intro: string; children: ReactNode }) {
  const { name, copyrightYear } = useSite();
  return (
    <div className="auth">
      <PageHead title={title} description={intro} />
      <div className="auth-art night">
        <HeroPicture art="admin" />
        <HomeLink />
        <AzimuthRing />
        <p>{accountScreens.motto}</p>
      </div>
      <div className="auth-main">
        <div className="auth-top">
          <HomeLink />
          <ThemeToggle />
        </div>
        <div className="auth-box">
          <h1>{title}</h1>
          <p>{intro}</p>
          {children}
        </div>
        <p className="auth-end">
          © {copyrightYear} {name}
        </p>
      </div>
    </div>
  );
}

function HomeLink() {
  const { name } = useSite();
  return (
    <Link className="brand" to="/" aria-label={`${name}, home`}>
      <Logo />
    </Link>
  );
}
