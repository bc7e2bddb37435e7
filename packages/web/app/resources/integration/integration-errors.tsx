import { resource } from '../../work/resource/resource.ts'
import { ErrorFacts } from './ErrorFacts.tsx'

/** What of customers' journeys did not reach another system: why, and once more at a press. */
export const integrationErrors = resource('journeyIntegrationErrors', {
  path: '/desk/integration-errors',
  list: 'list',
  get: 'get',
  update: 'update',
  byCountry: true,
  title: ({ journeyId }) => journeyId,
  columns: ['journeyId', 'state', 'type', 'error', 'attempts', 'dealerName', 'changedAt'],
  filters: ['state', 'type', 'dealerCode'],
  kinds: { changedAt: 'moment', error: 'area', comment: 'area' },
  tones: { OPEN: 'bad', REPROCESSING: 'warn', SOLVED: 'good', IGNORED: 'info' },
  form: { what: ['state', 'comment'] },
  acts: { reprocess: { by: 'ids', fields: [] } },
  below: (row) => <ErrorFacts error={row} />,
})
