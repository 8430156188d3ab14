import { Component, type ReactNode } from 'react';
import ErrorScreen from './routes/error-screen.tsx';

/** Shows the error screen if a screen throws; header and footer stay. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? (
      <main id="main" tabIndex={-1}>
        <ErrorScreen status={500} />
      </main>
    ) : (
      this.props.children
    );
  }
}
