import { Form } from 'react-router'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { Select } from '../../ui/field/Select.tsx'
import { Row } from '../../ui/layout/Stack.tsx'
import { useSettingWords } from './use-setting-words.ts'

interface ScopeNavProps {
  readonly path: string
  readonly scope: string
  readonly scopes: readonly string[]
}

/** For which place values are shown and set. */
export function ScopeNav({ path, scope, scopes }: ScopeNavProps) {
  const { t } = useTexts()
  const { scopeName } = useSettingWords()
  return (
    <Form action={path} key={scope}>
      <Row gap={2} align="end">
        <Select
          name="scope"
          id="scope"
          label={t('settings.scope')}
          defaultValue={scope}
          options={scopes.map((value) => ({ value, label: scopeName(value) }))}
        />
        <Button type="submit" size="small">
          {t('settings.scope.show')}
        </Button>
      </Row>
    </Form>
  )
}
