import type { LeadDetail } from '@volante/contract/desk'
import { isOneOf } from '@volante/domain/choice'
import { ANSWER_CHANNELS, CLOSE_REASON_NAMES } from '@volante/domain/lead/lead-work'
import { type MessageKey, type Refusals, refuse } from '@volante/domain/refusal'
import { describeFields } from '../../forms/describe-fields.ts'

const leads = describeFields({
  channel: { label: 'desk.work.channel', control: 'select' },
  note: { label: 'desk.work.note', hint: 'desk.work.note.hint', control: 'area', maxLength: 1000 },
  isReached: { label: 'desk.work.answer' },
  reason: { label: 'desk.work.reason', control: 'select' },
  colleague: { label: 'desk.work.colleague', control: 'select' },
})
export const { Field } = leads

const unless = (isWell: boolean, name: string, key: MessageKey): Refusals => (isWell ? {} : { [name]: refuse(key) })

/** What staff do with a lead that takes more than a press. */
export const LEAD_FORMS = {
  answer: leads.form({
    kind: 'answer',
    fields: ['channel', 'note', 'isReached'],
    rules: ({ channel }) => unless(isOneOf(ANSWER_CHANNELS, channel), 'channel', 'lead.missing.channel'),
  }),
  note: leads.form({
    kind: 'note',
    fields: ['note'],
    rules: ({ note }) => unless(note.trim() !== '', 'note', 'order.missing.note'),
  }),
  close: leads.form({
    kind: 'close',
    fields: ['reason', 'note'],
    rules: ({ reason }) => unless(isOneOf(CLOSE_REASON_NAMES, reason), 'reason', 'lead.missing.reason'),
  }),
  give: leads.form({
    kind: 'give',
    fields: ['colleague'],
    rules: ({ colleague }) => unless(colleague !== '', 'colleague', 'lead.colleague'),
  }),
}

/** Who else sells where a lead is. */
export const colleagueChoices = ({ colleagues }: Pick<LeadDetail, 'colleagues'>) =>
  colleagues.map(({ id, name }) => ({ value: id, label: name }))
