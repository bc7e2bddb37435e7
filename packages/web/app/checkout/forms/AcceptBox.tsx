import { Checkbox } from '../../ui/choice/Checkbox.tsx'
import { useField } from './form-context.tsx'

interface AcceptBoxProps {
  readonly label: string
  readonly hint?: string
}

/** What must be agreed to before the form is taken. */
export function AcceptBox(words: AcceptBoxProps) {
  const { errors } = useField()
  return <Checkbox id="accepted" name="accepted" value="yes" {...words} error={errors['accepted']} />
}
