import type { StaffRole } from '@rider/model/staff';
import { sectionGroupsOf, type Section, type SectionGroup } from './sections.ts';

// Both languages, because operators remember the words of either.
const languages = await Promise.all([import('../../messages/en-US.json'), import('../../messages/zh-CN.json')]);

/** A section, or the messages, with the group that it is in. */
interface FoundSection {
  path: Section['path'] | 'messages';
  group: SectionGroup['name'];
}

/** The text of a message in all languages, in lower case. */
function textsOf(id: string): string {
  return languages
    .map(({ default: texts }) => (texts as Record<string, string>)[id] ?? '')
    .join('\n')
    .toLowerCase();
}

/** The sections that contain each typed word in their name or that of their group, those first whose own name contains them. */
export function findSections(typed: string, role: StaffRole): FoundSection[] {
  const words = typed.toLowerCase().split(/\s+/);
  const rank = ({ path, group }: FoundSection): number => {
    const own = textsOf(path === 'messages' ? 'desk.messages' : `desk.section.${path}`);
    const all = `${own}\n${textsOf(`desk.group.${group}`)}`;
    if (!words.every((word) => all.includes(word))) return 0;
    return words.every((word) => own.includes(word)) ? 2 : 1;
  };
  return sectionGroupsOf(role)
    .flatMap(({ name: group, sections }): FoundSection[] => [
      ...(group === 'chat' ? [{ path: 'messages' as const, group }] : []),
      ...sections.map(({ path }) => ({ path, group })),
    ])
    .filter((section) => rank(section) > 0)
    .toSorted((one, other) => rank(other) - rank(one));
}
