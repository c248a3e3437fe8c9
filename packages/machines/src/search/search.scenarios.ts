import { sampleSuggestions } from '../shared/samples';
import { searchMachine } from './search.machine';
import { toOptions } from './search.rules';

const context = {
  query: '',
  latest: null,
  activeKey: null,
  recents: ['ponniyin selvan', 'दीये'],
  error: null,
};
const options = toOptions(sampleSuggestions);
const trending = { query: '', options: options.slice(0, 1) };
const found = { query: 'kayal', options };

/** Every state of the search worth seeing. */
export const searchScenarios = {
  closed: searchMachine.resolveState({ value: 'closed', context }),
  opening: searchMachine.resolveState({ value: { open: 'fetching' }, context }),
  beforeTyping: searchMachine.resolveState({
    value: { open: 'settled' },
    context: { ...context, latest: trending },
  }),
  typing: searchMachine.resolveState({
    value: { open: 'waiting' },
    context: { ...context, query: 'ka', latest: trending },
  }),
  found: searchMachine.resolveState({
    value: { open: 'settled' },
    context: { ...context, query: 'kayal', latest: found, activeKey: options[0]?.key ?? null },
  }),
  failed: searchMachine.resolveState({
    value: { open: 'failed' },
    context: { ...context, query: 'kayalk', latest: found, error: { kind: 'offline' } },
  }),
  unavailable: searchMachine.resolveState({ value: 'unavailable', context }),
};
