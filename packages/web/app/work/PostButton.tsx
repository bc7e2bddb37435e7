import { Form } from 'react-router'
import { XsrfField } from '../shell/session/XsrfField.tsx'
import { Button, type ButtonProps } from '../ui/action/Button.tsx'

interface PostButtonProps extends Omit<ButtonProps, 'type'> {
  /** The page's own action unless stated. */
  readonly action?: string
  readonly fields?: Readonly<Record<string, string>>
}

/** One thing done at a press. */
export const PostButton = ({ action, fields = {}, ...button }: PostButtonProps) => (
  <Form method="post" {...(action ? { action } : {})}>
    <XsrfField />
    {Object.entries(fields).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <Button size="small" {...button} type="submit" />
  </Form>
)
