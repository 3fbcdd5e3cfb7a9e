// The browser client begins here: first the words, then the page, so that nobody sees another language flash by.
import { mount } from 'svelte'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/ui.css'
import App from './App.svelte'
import './games'
import { settings } from './settings.svelte'
import { readable, TAGS } from './text/language'
import { speak, t } from './text/t'

const language = readable([settings.language ?? '', ...navigator.languages])
document.documentElement.lang = TAGS[language]
await speak(language)
document.querySelector<HTMLMetaElement>('meta[name=description]')!.content = t('web-description')
mount(App, { target: document.getElementById('app')! })
