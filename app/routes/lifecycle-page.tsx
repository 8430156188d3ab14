import type { PageProps } from '../routes.tsx';
import { PageSpinner } from '../ui/spinner.tsx';
import ServicePage from './service-page.tsx';

/** The lifecycle platform: a service page that opens behind a spinner of 500 ms, which CSS alone shows and ends. */
export default function LifecyclePage({ page }: PageProps<'lifecycle'>) {
  return (
    <>
      <PageSpinner />
      <ServicePage page={{ ...page, kind: 'service' }} />
    </>
  );
}
