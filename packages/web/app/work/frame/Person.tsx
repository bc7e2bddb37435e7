import { Form } from 'react-router'
import { usePage } from '../../shell/root-data.ts'
import { XsrfField } from '../../shell/session/XsrfField.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { Row } from '../../ui/layout/Stack.tsx'
import { SIGN_IN_PATH } from '../words-stay.ts'

interface PersonProps {
  readonly className: string | undefined
  readonly onSubmit?: () => void
}

/** Who works here, the other language, and the way out. */
export function Person({ className, onSubmit }: PersonProps) {
  const { t, language } = useTexts()
  const { visitor } = usePage()
  const other = language === 'pt-BR' ? 'es-AR' : 'pt-BR'
  return (
    <Row gap={2} className={className}>
      {visitor && <span>{visitor.name}</span>}
      <Form method="post" action={SIGN_IN_PATH} preventScrollReset onSubmit={onSubmit}>
        <XsrfField />
        <input type="hidden" name="language" value={other} />
        <Button type="submit" size="small" variant="quiet" lang={other}>
          {t('work.language')}
        </Button>
      </Form>
      {visitor && (
        <form method="post" action={SIGN_IN_PATH}>
          <XsrfField />
          <Button type="submit" size="small" name="intent" value="close">
            {t('work.signOut')}
          </Button>
        </form>
      )}
    </Row>
  )
}
