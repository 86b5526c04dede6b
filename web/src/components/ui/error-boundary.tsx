import { Component, type ReactNode } from 'react';
import { ErrorState } from './states.js';

interface Props {
  children: ReactNode;
  /** Another key begins anew, e.g. the id of what is shown. */
  resetKey?: string;
}

/** Keeps a section that breaks from taking the page with it. */
export class ErrorBoundary extends Component<Props, { failed: boolean; key: string | undefined }> {
  override state = { failed: false, key: this.props.resetKey };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: { failed: boolean; key: string | undefined }) {
    return resetKey === state.key ? null : { failed: false, key: resetKey };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <ErrorState onRetry={() => this.setState({ failed: false })} />;
  }
}
