// The browser client begins here.
import { mount } from 'svelte'
import './styles/tokens.css'
import './styles/ui.css'
import App from './App.svelte'
import './settings.svelte'

mount(App, { target: document.getElementById('app')! })
