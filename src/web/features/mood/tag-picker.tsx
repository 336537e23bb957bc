import { moodTags, type MoodTag } from '#contract/mood';
import { Checkbox } from '#web/ui/checkbox.tsx';

export const tagLabels: Record<MoodTag, string> = { prospecting: 'Prospecting', calls: 'Calls', rejection: 'Rejection', sleep: 'Sleep' };

type Props = { tags: MoodTag[]; onTags: (tags: MoodTag[]) => void };
export const TagPicker = ({ tags, onTags }: Props) => (
  <fieldset className="pulse-tags">
    <legend className="small soft">What is it about? (optional)</legend>
    {moodTags.map((tag) => (
      <Checkbox key={tag} label={tagLabels[tag]} checked={tags.includes(tag)} onChange={(event) => onTags(event.target.checked ? [...tags, tag] : tags.filter((each) => each !== tag))} />
    ))}
  </fieldset>
);
