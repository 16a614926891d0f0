import { expect, it } from 'vitest';

import { type CpuTime, foreignShare, noiseGate } from './noise.ts';

const limits = { limit: 0.1, wait: 60 };

it('the gate takes a sample at once on a quiet machine', async () => {
  const machine = machineWith([0, 0]);
  const sample = await noiseGate(limits, machine.now, machine.pause)(async () => 'first');
  expect(sample).toEqual({ value: 'first', disturbed: false });
  expect(machine.waits()).toBe(1);
});

it('the gate waits until other processes are quiet', async () => {
  const machine = machineWith([0.9, 0.5, 0, 0]);
  const sample = await noiseGate(limits, machine.now, machine.pause)(async () => 'first');
  expect(sample).toEqual({ value: 'first', disturbed: false });
  expect(machine.waits()).toBe(3);
});

it('the gate takes a disturbed sample again', async () => {
  const machine = machineWith([0, 0.5, 0, 0]);
  const values = ['disturbed', 'quiet'].values();
  const gate = noiseGate(limits, machine.now, machine.pause);
  expect(await gate(async () => values.next().value)).toEqual({ value: 'quiet', disturbed: false });
});

it('the gate keeps the least disturbed of three samples, and says so', async () => {
  const machine = machineWith([0, 0.6, 0, 0.3, 0, 0.5]);
  const values = ['worst', 'best', 'middle'].values();
  const gate = noiseGate(limits, machine.now, machine.pause);
  expect(await gate(async () => values.next().value)).toEqual({ value: 'best', disturbed: true });
});

it('the gate takes samples as they are when its time is over', async () => {
  const machine = machineWith([0.9, 0.9, 0.9, 0.9]);
  const gate = noiseGate({ limit: 0.1, wait: 3 }, machine.now, machine.pause);
  expect(await gate(async () => 'only')).toEqual({ value: 'only', disturbed: true });
  expect(machine.waits()).toBe(2);
});

it('the gate does not count its own CPU time as foreign', () => {
  const from = { total: 100, busy: 50, own: 20 };
  expect(foreignShare(from, { total: 300, busy: 150, own: 80 })).toBe(0.2);
  expect(foreignShare(from, { total: 300, busy: 110, own: 90 })).toBe(0);
  expect(foreignShare(from, from)).toBe(0);
});

/** A machine on which other processes use these shares, one after the other, each between two looks. */
function machineWith(shares: readonly number[]) {
  let looks = 0;
  let waits = 0;
  let busy = 0;
  const now = (): CpuTime => {
    if (looks % 2 === 1) busy += 1000 * (shares[(looks - 1) / 2] ?? 0);
    looks += 1;
    return { total: 1000 * looks, busy, own: 0 };
  };
  const pause = async () => {
    waits += 1;
  };
  return { now, pause, waits: () => waits };
}
