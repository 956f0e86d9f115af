export { AgentSwitcher, type AgentSwitcherProps } from './agent-switcher.tsx';
export { Presence } from './presence.tsx';
