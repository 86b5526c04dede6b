import { Component, type ReactNode } from 'react';
import { noteCrash } from '../../platform/crashes/collect-crashes.js';

interface Props {
  /** Shown in place of a section that failed. */
  message: string;
  children: ReactNode;
}

/** An error of one section leaves the others: a broken gallery must not cost the couple an RSVP. */
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
