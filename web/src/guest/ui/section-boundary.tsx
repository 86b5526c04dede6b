import { Component, type ReactNode } from 'react';
import { noteCrash } from '../../platform/crashes/collect-crashes.js';

interface Props {
  /** What stands in the place of a part that failed. */
  message: string;
  children: ReactNode;
}

/** Keeps a part that fails from taking the others with it: a broken gallery must not cost the couple an answer. */
export class SectionBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    noteCrash(error);
  }

  override render(): ReactNode {
    return this.state.failed ? <p className="sec failed">{this.props.message}</p> : this.props.children;
  }
}
