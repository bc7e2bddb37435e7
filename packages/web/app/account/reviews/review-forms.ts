import { RATINGS } from '@volante/domain/order/feedback'
import { modelYearRefusal } from '@volante/domain/date'
import { reviewRefusals, TEXT_LENGTH, TITLE_MOST } from '@volante/domain/review/write-review'
import { refusing } from '@volante/domain/refusal'
import { describeFields } from '../../forms/describe-fields.ts'
import type { Texts } from '../../texts/texts.tsx'

const described = describeFields({
  year: { label: 'reviews.field.year', control: 'select' },
  rating: { label: 'reviews.field.rating', control: 'radios' },
  title: { label: 'reviews.field.title', maxLength: TITLE_MOST, autoComplete: 'off' },
  text: { label: 'reviews.field.text', hint: 'reviews.field.textHint', control: 'area', maxLength: TEXT_LENGTH.most },
  kilometres: { label: 'reviews.field.kilometres', inputMode: 'numeric', maxLength: 7, autoComplete: 'off' },
  nickname: {
    label: 'reviews.field.nickname',
    hint: 'reviews.field.nicknameHint',
    maxLength: 30,
    autoComplete: 'nickname',
  },
})
export const { Field } = described

/** What a person types of it. */
export const TYPED = ['rating', 'title', 'text', 'kilometres', 'nickname'] as const

export const FORMS = {
  write: described.form({
    kind: 'write',
    fields: ['year', ...TYPED],
    rules: ({ year, ...answers }) => ({ ...refusing({ year: modelYearRefusal(year) }), ...reviewRefusals(answers) }),
  }),
  rewrite: described.form({ kind: 'rewrite', fields: TYPED, rules: reviewRefusals }),
} as const

interface Typed {
  readonly rating: string
  readonly title: string
  readonly text: string
  readonly kilometres: string
  readonly nickname: string
}

/** Takes the form as it was filled in; returns the review as its call takes it. */
export const bodyOf = ({ rating, title, text, kilometres, nickname }: Typed) => ({
  rating: Number(rating),
  title,
  text,
  nickname,
  kilometres: kilometres.trim() === '' ? null : Number(kilometres),
})

/** The stars with their words, the best first. */
export const starOptions = (t: Texts['t']) =>
  RATINGS.map((value) => ({
    value,
    label: t('reviews.starsOf', { stars: Number(value), word: t(`reviews.word.${value}`) }),
  }))
