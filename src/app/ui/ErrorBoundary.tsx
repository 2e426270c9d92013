/** Shows a fallback when an unexpected error breaks a part of the page. */
import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** The fallback, given the error's message. */
  show: (reason: string) => ReactNode;
  children: ReactNode;
}

interface ErrorBoundaryState {
  /** The error's message; null if there is none. */
  reason: string | null;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { reason: null };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { reason: error instanceof Error ? error.message : String(error) };
  }

  override render(): ReactNode {
    const { reason } = this.state;
    return reason === null ? this.props.children : this.props.show(reason);
  }
}
