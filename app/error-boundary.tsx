import { Component, type ReactNode } from 'react';
import ErrorScreen from './routes/error-screen.tsx';

/** Catches a fault in a screen and shows the error screen in its place; header and footer stay. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    dispatchEvent(new Event('fault-shown')); // to app/arrived: this screen was not in the page
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
