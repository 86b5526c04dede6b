/** @jest-environment ./jest.jsdom.mjs */
import { cleanup, render } from '@testing-library/react';
import { useTopOfStep } from './use-top-of-step.js';

function Steps({ step }: { step: string }) {
  return (
    <div className="dialog__body">
      <div ref={useTopOfStep(step)}>{step}</div>
    </div>
  );
}

afterEach(cleanup);

it('G-03 each step of an import begins at its top', () => {
  const { container, rerender } = render(<Steps step="enter" />);
  const body = container.querySelector('.dialog__body') as Element;
  body.scrollTop = 300;
  rerender(<Steps step="enter" />);
  expect(body.scrollTop).toBe(300);
  rerender(<Steps step="check" />);
  expect(body.scrollTop).toBe(0);
});
