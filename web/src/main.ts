// The browser client begins here: first the words, then the page, so that nobody sees another language flash by.
import { mount } from 'svelte'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/ui.css'
import App from './App.svelte'
import './games'
import { playAt } from './net/host'
import { settings } from './settings.svelte'
import { readable, TAGS } from './text/language'
import { speak, t } from './text/t'

// A function, and no waiting at the top: what is loaded here may need this file, which would wait for itself.
async function begin(): Promise<void> {
  const language = readable([settings.language ?? '', ...navigator.languages])
  document.documentElement.lang = TAGS[language]
  await speak(language)
  document.querySelector<HTMLMetaElement>('meta[name=description]')!.content = t('web-description')
  // The page of the edition inside this browser says where Python's files are.
  const edition = document.querySelector<HTMLMetaElement>('meta[name=bakufu-edition]')?.content
  if (edition) playAt((await import('./edition/open')).openEdition(edition))
  mount(App, { target: document.getElementById('app')! })
}

void begin()
