import type { ValueChange } from '@volante/contract/site-settings'
import { Link } from 'react-router'
import { useTexts } from '../../texts/texts.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { valuePath } from './settings-list.ts'
import { useSettingWords } from './use-setting-words.ts'

/** What waits for a decision, wherever the person may decide. */
export function Drafts({ items }: { readonly items: readonly ValueChange[] }) {
  const { t } = useTexts()
  const { settingName, scopeName } = useSettingWords()
  if (items.length === 0) return null
  return (
    <InlineMessage tone="warn">
      <p>{t('settings.waiting', { count: items.length })}</p>
      <Stack as="ul" role="list" gap={1}>
        {items.map(({ id, key, scope }) => (
          <li key={id}>
            <Link to={valuePath(key, scope)}>{`${settingName(key)}: ${scopeName(scope)}`}</Link>
          </li>
        ))}
      </Stack>
    </InlineMessage>
  )
}
