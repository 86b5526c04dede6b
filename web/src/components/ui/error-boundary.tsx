import { Component, type ReactNode } from 'react';
import { noteCrash } from '../../platform/crashes/collect-crashes.js';
import { ErrorState } from './states.js';

interface Props {
  children: ReactNode;
  /** Another key begins anew, e.g. the id of what is shown. */
  resetKey?: string;
  /** What is shown of an error instead of 'Something went wrong'. */
  fallback?: (error: unknown) => ReactNode;
}
interface State {
  failed: boolean;
  error: unknown;
  key: string | undefined;
}

/** Keeps a section that breaks from taking the page with it. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, error: undefined, key: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: true, error };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    return resetKey === state.key ? null : { failed: false, key: resetKey };
  }

  override componentDidCatch(error: unknown): void {
    noteCrash(error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    if (this.props.fallback) return this.props.fallback(this.state.error);
    return <ErrorState onRetry={() => this.setState({ failed: false })} />;
  }
}
