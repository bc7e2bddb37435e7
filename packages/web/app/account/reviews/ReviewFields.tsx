import { Field, starOptions } from './review-forms.ts'
import { useTexts } from '../../texts/texts.tsx'

/** What is asked of a review, new or written anew. */
export function ReviewFields() {
  const { t } = useTexts()
  return (
    <>
      <Field name="rating" options={starOptions(t)} />
      <Field name="title" />
      <Field name="text" rows={8} />
      <Field name="kilometres" suffix="km" />
      <Field name="nickname" />
    </>
  )
}
