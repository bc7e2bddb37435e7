import { isOneOf } from '@volante/domain/choice'
import { FONT_LINES } from '@volante/domain/theme/appearance-text'
import { FONT_NAMES, type ThemeToken, TOKENS, WRITTEN } from '@volante/domain/theme/tokens'
import { useTexts } from '../../../texts/texts.tsx'
import { Select } from '../../../ui/field/Select.tsx'
import { TextField } from '../../../ui/field/TextField.tsx'
import css from './appearance.module.css'

interface AppearanceControlProps {
  readonly name: ThemeToken | (typeof FONT_LINES)[number]
  readonly value: string
  readonly onChange: (name: string, value: string) => void
}

const isFont = (name: string): name is (typeof FONT_LINES)[number] => FONT_LINES.some((line) => line === name)

const WORDS = ['none', 'uppercase', 'light', 'dark'] as const
const isWord = (choice: string): choice is (typeof WORDS)[number] => isOneOf(WORDS, choice)

/** One value of an appearance: a colour by its picker and by its number, what has few choices by a list. */
export function AppearanceControl({ name, value, onChange }: AppearanceControlProps) {
  const { t } = useTexts()
  const label = t(`settings.dress.token.${name}`)
  const id = `dress-${name}`
  const { pattern, choices } = isFont(name) ? { pattern: null, choices: FONT_NAMES } : WRITTEN[TOKENS[name].kind]
  if (choices)
    return (
      <Select
        id={id}
        label={label}
        value={value}
        options={choices.map((one) => ({ value: one, label: isWord(one) ? t(`settings.dress.choice.${one}`) : one }))}
        onChange={({ target }) => onChange(name, target.value)}
      />
    )
  const isWritten = !pattern || pattern.test(value)
  const isColour = !isFont(name) && TOKENS[name].kind === 'colour'
  return (
    <TextField
      id={id}
      label={label}
      value={value}
      autoComplete="off"
      spellCheck={false}
      error={
        isWritten ? undefined : t('settings.dress.asWritten', { example: isFont(name) ? '' : TOKENS[name].standard })
      }
      onChange={({ target }) => onChange(name, target.value.trim().toLowerCase())}
      prefix={
        isColour && (
          <input
            type="color"
            className={css.picker}
            aria-label={t('settings.dress.pick', { name: label })}
            value={isWritten ? value : '#000000'}
            onChange={({ target }) => onChange(name, target.value)}
          />
        )
      }
    />
  )
}
