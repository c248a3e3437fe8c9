import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { exploreMachine, noGaps } from '../shared/testing/exploreMachine';
import { settled } from '../shared/testing/settled';
import { dataExportMachine } from './dataExport.machine';

const data = { exported_at: '2026-11-23T10:00:00Z', payments: [] };

describe('the export of a user’s data (spec §4)', () => {
  it('has no gap', () => {
    const findings = exploreMachine(dataExportMachine, {
      inputs: [{ uid: 'u1' }],
      events: [{ type: 'export.request' }],
      effects: { fetchExport: { results: [data], failures: [{ kind: 'timeout' }] } },
    });
    expect(findings).toMatchObject(noGaps);
  });

  it('saves what was fetched, once for two presses, and again on demand', async () => {
    const fetchExport = vi.fn().mockRejectedValueOnce({ kind: 'timeout' }).mockResolvedValue(data);
    const saveFile = vi.fn();
    const actor = createActor(
      dataExportMachine.provide({
        actors: { fetchExport: fromPromise(({ input }) => fetchExport(input)) },
        actions: { saveFile: (_, params) => saveFile(params.data) },
      }),
      { input: { uid: 'u1' } },
    ).start();
    actor.send({ type: 'export.request' });
    actor.send({ type: 'export.request' });
    await settled();
    expect(fetchExport.mock.calls).toEqual([[{ uid: 'u1' }]]);
    expect(actor.getSnapshot()).toMatchObject({
      value: 'failed',
      context: { failure: { code: 'exportFailed', cause: { kind: 'timeout' } } },
    });
    actor.send({ type: 'export.request' });
    await settled();
    expect(saveFile.mock.calls).toEqual([[data]]);
    expect(actor.getSnapshot()).toMatchObject({ value: 'saved', context: { failure: null } });
  });
});
