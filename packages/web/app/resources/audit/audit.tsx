import { resource } from '../../work/resource/resource.ts'
import { auditWords } from './audit-words.ts'
import { AuditEntry } from './AuditEntry.tsx'

/** What staff of the reader's markets did, newest first, each as a sentence. */
export const audit = resource('audit', {
  path: '/admin/audit',
  list: 'list',
  title: ({ call }) => call,
  columns: [
    'at',
    { of: 'by', says: ({ by }, { t }) => by?.name ?? t('admin.audit.nobody') },
    { of: 'call', says: (entry, texts, { nameOfBrand }) => auditWords(texts, nameOfBrand).sentence(entry) },
    'site',
    'requestId',
  ],
  filters: ['actor', 'call', 'subject', 'from', 'to'],
  choices: { call: (texts) => auditWords(texts).calls },
  entry: (row, { actor }) => <AuditEntry entry={row} actor={actor ?? ''} />,
})
