import type { ReactNode } from 'react'
import { Form, useActionData, useNavigation } from 'react-router'
import { XsrfField } from '../shell/session/XsrfField.tsx'
import { useTexts } from '../texts/texts.tsx'
import { Button, type ButtonLook } from '../ui/action/Button.tsx'
import { Failure } from './FormProblems.tsx'
import { refusedOf } from './refused.ts'

interface PostButtonProps extends ButtonLook {
  /** What it posts to the page's action, and what tells it from the page's other buttons. */
  readonly fields: Readonly<Record<string, string>>
  /** Where to, when not to the page itself. */
  readonly action?: string
  /** Said while the answer is awaited. */
  readonly pending?: ReactNode
  /** Where the answer is made for somebody else than this page: a session begins or ends. */
  readonly reloadDocument?: boolean
  readonly 'aria-label'?: string
  readonly children: ReactNode
}

/** A button that does one thing: a form of its own without script; with it, sent once however often it is pressed. */
export function PostButton({ fields, action, pending, reloadDocument = false, ...button }: PostButtonProps) {
  const { t } = useTexts()
  const { formData } = useNavigation()
  const entries = Object.entries(fields)
  const isSent = formData !== undefined && entries.every(([name, value]) => formData.get(name) === value)
  const refused = refusedOf(useActionData())
  // A page that is shown again has another key.
  const isOurs = ([name, value]: readonly [string, string]) =>
    name === 'key' || refused?.submission.payload[name] === value
  const failure = refused !== null && entries.every(isOurs) ? refused.error?.formErrors?.[0] : undefined
  return (
    <Form method="post" reloadDocument={reloadDocument} {...(action ? { action } : {})}>
      <XsrfField />
      {entries.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {failure === undefined ? null : <Failure reason={failure} />}
      <Button {...button} type="submit" pending={isSent ? (pending ?? t('ui.form.sending')) : undefined} />
    </Form>
  )
}
