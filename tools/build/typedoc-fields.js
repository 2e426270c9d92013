/**
 * A plugin for typedoc: documents the fields of nested object types. In a union of object types, such as a game's events, the same field
 * stands in many members; `@property NAME …` in the comment of the whole type describes it for all of them.
 */
import { Comment, Converter, ReflectionKind } from 'typedoc';

/** @param {import('typedoc').Application} app */
export function load(app) {
  // Before typedoc itself reads the tags, which it looks up among a type's own fields alone.
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    for (const field of project.getReflectionsByKind(ReflectionKind.Property)) {
      for (let outer = field.parent; outer && !field.hasComment(); outer = outer.parent) {
        const tag = outer.comment?.blockTags.find(({ tag, name }) => tag === '@property' && name === field.name);
        if (tag) field.comment = new Comment(Comment.cloneDisplayParts(tag.content));
      }
    }
  });
}
