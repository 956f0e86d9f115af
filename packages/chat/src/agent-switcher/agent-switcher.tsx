'use client';

import type { ChatAgent } from '@rider/model/chat';
import { Avatar } from '@rider/ui/avatar';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Glyph } from '../glyph/index.ts';
import * as styles from './agent-switcher.css.ts';
import { Presence } from './presence.tsx';

/** Props of the agent switcher. */
export interface AgentSwitcherProps {
  /** Agents to choose from. */
  agents: readonly ChatAgent[];
  /** The uid of the current agent. */
  value: string | undefined;
  /** Called with the id of the chosen agent. */
  onValueChange(uid: string): void;
  /** Content of the button, e.g. the agent's name. */
  children: ReactNode;
}

/** Selects the agent to chat with, in a native popover that closes with Escape or a press outside. */
export function AgentSwitcher({ agents, value: current, onValueChange, children }: AgentSwitcherProps) {
  const intl = useIntl();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const choose = (uid: string) => {
    list.current?.hidePopover();
    button.current?.focus();
    onValueChange(uid);
  };
  const open = () => {
    if (isOpen) {
      list.current?.hidePopover();
      return;
    }
    placeUnder(button.current, list.current);
    list.current?.showPopover();
    list.current?.querySelector<HTMLElement>('[aria-current="true"], button')?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        title={intl.formatMessage({ id: 'chat.agents.switch' })}
        data-component="chat-agent-switcher"
        className={styles.button}
        onClick={open}
      >
        {children}
        <Glyph name="chevron" size="small" />
      </button>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys go between its buttons */}
      <div
        ref={list}
        id={id}
        popover="auto"
        role="group"
        aria-label={intl.formatMessage({ id: 'chat.agents.label' })}
        data-state={isOpen ? 'open' : 'closed'}
        className={styles.popover}
        onToggle={(event) => setOpen(event.newState === 'open')}
        onKeyDown={goBetween}
      >
        {agents.map((agent) => (
          <AgentChoice key={agent.uid} agent={agent} isCurrent={agent.uid === current} onChoose={choose} />
        ))}
      </div>
    </>
  );
}

interface AgentChoiceProps {
  agent: ChatAgent;
  isCurrent: boolean;
  onChoose(uid: string): void;
}

function AgentChoice({ agent: { uid, name, avatar, online }, isCurrent, onChoose }: AgentChoiceProps) {
  return (
    <button type="button" aria-current={isCurrent || undefined} className={styles.choice} onClick={() => onChoose(uid)}>
      <Avatar name={name} picture={avatar} />
      <span className={styles.words}>
        <span className={styles.name} dir="auto">
          {name}
        </span>
        <Presence online={online} />
      </span>
      {isCurrent && <Glyph name="sent" size="small" />}
    </button>
  );
}

/** An element in the top layer has no neighbours, so the list is positioned at its button. */
function placeUnder(button: HTMLElement | null, list: HTMLElement | null): void {
  if (!button || !list) return;
  const { bottom, left, right } = button.getBoundingClientRect();
  const isRtl = getComputedStyle(button).direction === 'rtl';
  list.style.insetBlockStart = `${bottom}px`;
  list.style.insetInlineStart = `${isRtl ? window.innerWidth - right : left}px`;
}

function goBetween(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  event.preventDefault();
  const choices = [...event.currentTarget.querySelectorAll('button')];
  const index = choices.findIndex((choice) => choice.contains(event.target as Node));
  choices[(index + step + choices.length) % choices.length]?.focus();
}
