import type { ReactNode } from 'react';
import { accountScreens } from '../../../content/account.ts';
import { usePageLocation } from '../../navigation/location.ts';
import { PageHead } from '../../seo/page-head.tsx';
import { HeroPicture } from '../../ui/picture.tsx';
import { AzimuthRing } from '../../ui/ring.tsx';

/** Layout of the account screens: artwork on one side, the form on the other. */
export function AccountScreen({ title, intro, children }: { title: string; intro: string; children: ReactNode }) {
  const { pathname } = usePageLocation();
  return (
    <div className="auth">
      <PageHead title={title} description={intro} path={pathname} noindex />
      <div className="auth-art night">
        <HeroPicture art="admin" />
        <AzimuthRing />
        <p>{accountScreens.motto}</p>
      </div>
      <div className="auth-box">
        <h1>{title}</h1>
        <p>{intro}</p>
        {children}
      </div>
    </div>
  );
}
