import type { CodeRefusal } from '@volante/domain/configuration/share-code'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import css from './build.module.css'

interface CodeFormProps {
  readonly code: string
  readonly refusal: CodeRefusal | 'gone' | null
}

/** A plain form: the server reads the code and refuses it at the field or opens the car. */
export function CodeForm({ code, refusal }: CodeFormProps) {
  const { t } = useTexts()
  const site = useSite()
  return (
    <form action={pathTo(site, 'build')} className={css.codeForm}>
      <TextField
        label={t('configurator.code.label')}
        hint={t('configurator.code.hint')}
        error={refusal ? t(`configurator.code.${refusal}`) : undefined}
        name="code"
        defaultValue={code}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        required
      />
      <Button type="submit">{t('configurator.code.open')}</Button>
    </form>
  )
}
