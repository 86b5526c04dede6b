import { Faults, type FaultPoint } from '../../../src/common/faults.js';

/** Does once, at a point between two steps of a write, what a test scripts there. */
export class ScriptedFaults extends Faults {
  private readonly script = new Map<FaultPoint, () => Promise<void> | void>();

  once(point: FaultPoint, act: () => Promise<void> | void): void {
    this.script.set(point, act);
  }

  override async reach(point: FaultPoint): Promise<void> {
    const act = this.script.get(point);
    this.script.delete(point);
    await act?.();
  }
}
